export { COMPARE_LIMIT, CompareTray, type CompareTrayProduct, type CompareTrayProps } from "./CompareTray"
