import type { StorybookConfig } from "@storybook/react-vite"
import tailwindcss from "@tailwindcss/vite"

/**
 * react-vite rather than nextjs-vite, on purpose: the design system knows no Next. A component that needs a router to
 * render fails here, at once, instead of passing behind a mocked one.
 */
const config: StorybookConfig = {
  stories: ["../design-system/src/**/*.mdx", "../design-system/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  staticDirs: [{ from: "../design-system/equipment", to: "/equipment" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), tailwindcss()],
    // The first Chromium with light-dark(): rewritten for older ones it would follow <html> only, and docs pages show both modes.
    build: { ...viteConfig.build, cssTarget: "chrome123" },
  }),
}

export default config
