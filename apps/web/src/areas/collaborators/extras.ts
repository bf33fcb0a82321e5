import type { ShellExtras } from '#shell'
import { useMemberStillThere } from './data/use-members.ts'
import { MemberChooser } from './parts/member-chooser.tsx'

export const extras: ShellExtras = { beside: [useMemberStillThere], sidebarHead: MemberChooser }
