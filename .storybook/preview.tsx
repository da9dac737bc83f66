import "./preview.css"

const preview = {}
export default preview
