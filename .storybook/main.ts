import type { StorybookConfig } from "@storybook/react-vite"
import remarkGfm from "remark-gfm"
import tailwindcss from "@tailwindcss/vite"

/**
 * react-vite rather than nextjs-vite, on purpose: the design system knows no Next. A component that needs a router to
 * render fails here, at once, instead of passing behind a mocked one.
 */
const config: StorybookConfig = {
  stories: ["../design-system/src/**/*.mdx", "../design-system/src/**/*.stories.tsx"],
  addons: [
    // Plain MDX knows no tables: they are part of GitHub's Markdown.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  staticDirs: [
    { from: "../design-system/equipment", to: "/equipment" },
    { from: "../design-system/covers", to: "/articles" },
    // For the frame around the stories, whose page is not built from our files.
    { from: "../design-system/fonts", to: "/fonts" },
    { from: "../storefront/src/app/icon.svg", to: "/icon.svg" },
  ],
  typescript: {
    // Reads types that react-docgen cannot follow: unions, what is extended, what comes from another file.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: "design-system/tsconfig.json",
      include: ["design-system/src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The props of every element (onClick, aria-label …) would bury the component's own.
      propFilter: ({ name, parent }) => name !== "ref" && !parent?.fileName.includes("node_modules"),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), tailwindcss()],
    // The first Chromium with light-dark(): rewritten for older ones it would follow <html> only, and docs pages show both modes.
    // Found only while stories run, each of these would make Vite reload the page under the tests.
    optimizeDeps: {
      ...viteConfig.optimizeDeps,
      include: [
        ...(viteConfig.optimizeDeps?.include ?? []),
        "@scanwright/design-system > @headlessui/react",
        "@scanwright/design-system > @tanstack/react-table",
        "@scanwright/design-system > @tiptap/core",
        "@scanwright/design-system > @tiptap/extension-code",
        "@scanwright/design-system > @tiptap/extension-table",
        "@scanwright/design-system > @tiptap/pm/history",
        "@scanwright/design-system > @tiptap/pm/state",
        "@scanwright/design-system > @tiptap/starter-kit",
        "@scanwright/design-system > keen-slider",
        "react-dom",
        "react-dom/client",
        "react-dom/server",
        "react-dom/server.browser",
        "storybook/theming/create",
      ],
    },
    build: { ...viteConfig.build, cssTarget: "chrome123" },
  }),
}

export default config
