export { type Member, MemberList, type MemberListProps } from "./MemberList"
