import type { Permission, Profession, Wording, WorkspaceRole } from '@allenio/contract'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

/** A kind of work; a business does one or both. */
export type Work = Exclude<Profession, 'both'>

/** Whether a kind of work belongs to the asker's business. A colleague's role already decides their work, so only the admin is asked. */
export const isOwnWork = (workspace: { role: WorkspaceRole; profession: Profession } | null, work: Work): boolean =>
  workspace?.role !== 'admin' || workspace.profession === 'both' || workspace.profession === work

/** One of the first steps of a new professional; the server's part with the same name knows whether it is done. */
export interface FirstStep {
  /** The step, as the server names it. */
  id: string
  order: number
  /** The step can wait, and is shown in the folded list. */
  isLater?: true
  /** The work that the step belongs to; if the business does only other work, the step can wait. */
  work?: Work
  permission: Permission
  /** Only for the admin of the business. */
  isForAdmin?: true
  title: Wording
  text: Wording
}

/** A button of a first step; the one with the lowest order is the prominent one while the step is the next. */
export type FirstStepWay = { id: string; step: string; order: number; permission: Permission; label: Wording } & (
  | { href: () => string; Panel?: undefined; Action?: undefined }
  | { Panel: ComponentType<{ onClose: () => void }>; href?: undefined; Action?: undefined }
  /** Draws its own buttons, where it depends on the state of the business which of them lead on. */
  | { Action: ComponentType<{ isMain: boolean }>; href?: undefined; Panel?: undefined }
)

export const firstSteps = slot<FirstStep>()
export const firstStepWays = slot<FirstStepWay>()
