import type { Output, Wording } from '@allenio/contract'
import type { getMe } from '@allenio/contract/auth'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

export type SettingsPerson = Output<typeof getMe>['user']

export interface SettingsSectionProps {
  me: SettingsPerson
}

/** The two parts of the settings: the person's, wherever they work, and those of the present business. */
export const settingsParts = ['person', 'business'] as const
export type SettingsPart = (typeof settingsParts)[number]

/** A section of the settings page; every area adds its own. */
export interface SettingsSection {
  /** the section's place on the page: /settings#passkeys */
  id: string
  /** names of parts within it that links may use as well */
  anchors?: readonly string[]
  part: SettingsPart
  /** the place within the part, lowest first; sections that delete or end something are above 900 */
  order: number
  title: Wording
  /** the contents in short, for the phone's list */
  text: Wording
  /** everyone sees it if this is missing */
  isFor?: (me: SettingsPerson) => boolean
  section: () => Promise<{ Section: ComponentType<SettingsSectionProps>; Icon: ComponentType<{ stroke?: number; size?: number }> }>
}

/** The settings page is filled by all areas. */
export const settingsSections = slot<SettingsSection>()

/** The section that a hash such as #language refers to. */
export const sectionOf = (sections: readonly SettingsSection[], hash: string): SettingsSection | undefined =>
  sections.find(({ id, anchors = [] }) => id === hash || anchors.includes(hash))
