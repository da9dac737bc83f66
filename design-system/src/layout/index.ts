export { Container, type ContainerProps } from "./Container"
export { Section, type SectionProps } from "./Section"
export { SkipLink } from "./SkipLink"
export { VisuallyHidden } from "./VisuallyHidden"
