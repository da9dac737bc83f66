import sanitizeHtml from "sanitize-html"

const SVG_NAMESPACE = "http://www.w3.org/2000/svg"
const XLINK_NAMESPACE = "http://www.w3.org/1999/xlink"

/** Elements that draw. Not among them: script, style, foreignObject, feImage, and what animates attributes. */
const ELEMENTS = [
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "switch", "image"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker", "filter"],
  ...["feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood"],
  ...["feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode"],
  ...["feMorphology", "feOffset", "feTile", "feTurbulence"],
]

const ATTRIBUTES = [
  ...[
    "id",
    "class",
    "style",
    "lang",
    "role",
    "aria-label",
    "aria-hidden",
    "transform",
    "version",
    "xml:space",
  ],
  ...["xmlns", "xmlns:xlink", "href", "xlink:href", "viewBox", "preserveAspectRatio", "overflow"],
  ...[
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "dx",
    "dy",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "fx",
    "fy",
    "fr",
    "width",
    "height",
  ],
  ...[
    "d",
    "points",
    "pathLength",
    "offset",
    "rotate",
    "textLength",
    "lengthAdjust",
    "startOffset",
    "method",
    "spacing",
  ],
  ...[
    "fill",
    "fill-opacity",
    "fill-rule",
    "clip-path",
    "clip-rule",
    "mask",
    "filter",
    "opacity",
    "color",
    "display",
  ],
  ...[
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
  ],
  ...[
    "stroke-opacity",
    "stroke-width",
    "vector-effect",
    "visibility",
    "paint-order",
    "mix-blend-mode",
    "isolation",
  ],
  ...["stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"],
  ...[
    "patternUnits",
    "patternContentUnits",
    "patternTransform",
    "maskUnits",
    "maskContentUnits",
    "clipPathUnits",
  ],
  ...[
    "marker-start",
    "marker-mid",
    "marker-end",
    "markerUnits",
    "markerWidth",
    "markerHeight",
    "refX",
    "refY",
    "orient",
  ],
  ...[
    "font-family",
    "font-size",
    "font-style",
    "font-variant",
    "font-weight",
    "letter-spacing",
    "word-spacing",
  ],
  ...[
    "text-anchor",
    "text-decoration",
    "text-rendering",
    "dominant-baseline",
    "alignment-baseline",
    "baseline-shift",
  ],
  ...["writing-mode", "direction", "shape-rendering", "image-rendering", "color-interpolation"],
  ...[
    "filterUnits",
    "primitiveUnits",
    "color-interpolation-filters",
    "flood-color",
    "flood-opacity",
    "in",
    "in2",
  ],
  ...[
    "result",
    "mode",
    "type",
    "values",
    "operator",
    "k1",
    "k2",
    "k3",
    "k4",
    "stdDeviation",
    "edgeMode",
    "radius",
  ],
  ...[
    "tableValues",
    "slope",
    "intercept",
    "amplitude",
    "exponent",
    "baseFrequency",
    "numOctaves",
    "seed",
    "stitchTiles",
  ],
]

const WITHIN_THE_FILE = /^\s*#[^\s"'()<>\\]+\s*$/
const EMBEDDED_PICTURE = /^\s*data:image\/(png|jpeg|webp);base64,[a-z\d+/=\s]+$/i
/** A reference to something outside the file, in any disguise. */
const LEADS_OUT = /url\s*\(\s*(?!["']?\s*#)|\\|@import|expression\s*\(|javascript:/i

/** Whether an attribute only describes how to draw. */
function isHarmless(element: string, name: string, value: string): boolean {
  if (name === "xmlns") return value === SVG_NAMESPACE
  if (name === "xmlns:xlink") return value === XLINK_NAMESPACE
  if (name === "href" || name === "xlink:href") {
    return WITHIN_THE_FILE.test(value) || (element === "image" && EMBEDDED_PICTURE.test(value))
  }
  return !LEADS_OUT.test(value)
}

/** Text allowed before the root element: a declaration, comments, a document type. */
const BEGINNING =
  /^\s*(<\?xml[^>]*\?>)?(\s|<!--((?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(\[[^\]]*\])?\s*>)*<svg[\s>/]/i
const LOOK_AT = 4_096

/**
 * Whether a text is an SVG file.
 *
 * @param text the whole file
 */
export function isSvg(text: string): boolean {
  return BEGINNING.test(text.slice(0, LOOK_AT))
}

/**
 * Removes everything from an SVG file that does not draw: scripts, event handlers, style sheets, embedded documents,
 * animations, references to anything outside the file, comments, and document types with their entities.
 *
 * @param svg a text for which {@link isSvg} holds
 * @returns the file to store; undefined where nothing is left to draw
 */
export function cleanSvg(svg: string): string | undefined {
  const cleaned = sanitizeHtml(svg, {
    allowedTags: ELEMENTS,
    allowedAttributes: { "*": ATTRIBUTES },
    // References are checked one by one below.
    allowedSchemes: ["data"],
    allowedSchemesAppliedToAttributes: [],
    disallowedTagsMode: "completelyDiscard",
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      "*": (tagName, attribs) => ({
        // A link becomes a group: its children are drawn.
        tagName: tagName === "a" ? "g" : tagName,
        attribs: {
          ...Object.fromEntries(
            Object.entries(attribs).filter(([name, value]) => isHarmless(tagName, name, value)),
          ),
          ...(tagName === "svg" ? { xmlns: SVG_NAMESPACE } : {}),
        },
      }),
    },
  })
  const start = cleaned.indexOf("<svg")
  const end = cleaned.lastIndexOf("</svg>")
  return start === -1 || end < start ? undefined : cleaned.slice(start, end + "</svg>".length)
}
