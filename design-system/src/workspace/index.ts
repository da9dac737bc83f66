export { Gate, type GateProps } from "./Gate"
export { Panel, type PanelProps } from "./Panel"
export { Workspace, type WorkspaceGroup, type WorkspaceLink, type WorkspaceProps } from "./Workspace"
export { WorkspaceHead, type WorkspaceHeadProps } from "./WorkspaceHead"
