export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
  type ImageComponentProps,
  type LinkComponentProps,
  useDesignSystem,
} from "./DesignSystemProvider"
