import type { Preview } from "@storybook/react-vite"
import { configure } from "storybook/test"
import "./preview.css"
import { theme } from "./theme.ts"

// How long `waitFor` and `findBy…` of every play function wait for an end state: no story sets a limit of its own, and none says
// how soon it comes. At once on a quiet machine, many seconds on a crowded one.
configure({ asyncUtilTimeout: 20_000 })

/** The widths every screen is looked at: specification's smallest phone to a wide desk. */
const viewport = (width: number, height: number, name: string) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    docs: { theme },
    controls: { expanded: true, sort: "requiredFirst" },
    a11y: {
      test: "error",
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      // Stories are fragments: "all content in landmarks" and "one main, one h1" are the page's duty, tested in e2e.
      config: {
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "landmark-one-main", enabled: false },
          { id: "heading-order", enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        w320: viewport(320, 640, "Small phone"),
        w390: viewport(390, 844, "Phone"),
        w768: viewport(768, 1024, "Tablet"),
        w1280: viewport(1280, 800, "Laptop"),
        w1600: viewport(1600, 1000, "Desk"),
      },
    },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Tokens",
          "Equipment",
          "Covers",
          "Actions",
          "Forms",
          "Feedback",
          "Overlays",
          "Navigation",
          "Catalogue",
          "Content",
          "Data",
          "Layout",
          "Patterns",
          "*",
        ],
      },
    },
  },
  initialGlobals: { theme: "light", direction: "ltr", motion: "system" },
  globalTypes: {
    theme: {
      description: "Colour mode",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "system", title: "Motion as set on this machine" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      document.documentElement.classList.toggle("still", viewMode !== "docs" && globals.motion === "reduced")
      return <Story />
    },
    (Story, { globals, viewMode }) => {
      const theme = globals.theme === "dark" ? "dark" : "light"
      const direction = globals.direction === "rtl" ? "rtl" : "ltr"
      document.documentElement.dataset.theme = viewMode === "docs" ? "light" : theme
      document.documentElement.dir = viewMode === "docs" ? "ltr" : direction
      if (viewMode !== "docs") return <Story />
      // A docs page shows stories of both modes at once, so each brings its own ground.
      return (
        <div data-theme={theme} dir={direction} className="bg-surface p-4 text-ink">
          <Story />
        </div>
      )
    },
  ],
}

export default preview
