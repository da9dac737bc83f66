/** Where pictures of the shop's staff are served from: see app/media. */
export const MEDIA_PATH = "/media/"

/** Widths in which pictures are made, in pixels; next.config.ts allows these and no others. */
export const PICTURE_WIDTHS = [160, 320, 640, 1200] as const
/** How much detail pictures keep, of 100. */
export const PICTURE_QUALITY = 75

/** A drawing, which is as small and sharp as it gets, and which not every reader takes. */
export const isDrawing = (src: string) => /\.svg(?:$|\?)/i.test(src)

/** A photograph, which other formats and sizes can be made of. */
const isPhotograph = (src: string) => src.startsWith(MEDIA_PATH) && !isDrawing(src)

/** Address of a picture in one width; a drawing has one for all. @param width one of {@link PICTURE_WIDTHS} */
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
