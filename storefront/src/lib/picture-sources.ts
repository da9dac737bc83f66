/** Path under which app/media serves pictures that staff uploaded. */
export const MEDIA_PATH = "/media/"

/** Widths in which pictures are made, in pixels; next.config.ts allows these and no others. */
export const PICTURE_WIDTHS = [160, 320, 640, 1200] as const
/** Quality of resized pictures, from 1 to 100. */
export const PICTURE_QUALITY = 75

/** Whether a picture is an SVG, which needs no other sizes. */
export const isDrawing = (src: string) => /\.svg(?:$|\?)/i.test(src)

/** Whether other formats and sizes can be made of a picture. */
const isPhotograph = (src: string) => src.startsWith(MEDIA_PATH) && !isDrawing(src)

/** Address of a picture in one width; an SVG has one address for all widths. @param width one of {@link PICTURE_WIDTHS} */
export const optimisedSource = (src: string, width: (typeof PICTURE_WIDTHS)[number]): string =>
  isPhotograph(src) ? `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${PICTURE_QUALITY}` : src

/** The addresses of a picture for an `img` element: AVIF or WebP in several widths for a photograph. */
export const pictureSources = (src: string): { src: string; srcSet?: string } =>
  isPhotograph(src)
    ? {
        src: optimisedSource(src, 640),
        srcSet: PICTURE_WIDTHS.map((width) => `${optimisedSource(src, width)} ${width}w`).join(),
      }
    : { src }
