import type { Language, Output } from '@allenio/contract'
import type { getMe } from '@allenio/contract/auth'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

export type SettingsPerson = Output<typeof getMe>['user']

export interface SettingsSectionProps {
  me: SettingsPerson
}

/** A part of the settings page; every area fills in its own. */
export interface SettingsSection {
  /** its place on the page: /settings#passkeys */
  id: string
  /** names of parts within it that links may use as well */
  anchors?: readonly string[]
  /** the lowest first; the person comes before 100, the business from 100 to 899, what ends things after */
  order: number
  title: Readonly<Record<Language, string>>
  /** what is in it, for the phone's list */
  text: Readonly<Record<Language, string>>
  /** for everyone, unless it says otherwise */
  isFor?: (me: SettingsPerson) => boolean
  section: () => Promise<{ Section: ComponentType<SettingsSectionProps>; Icon: ComponentType<{ stroke?: number }> }>
}

/** The settings page is filled by all areas. */
export const settingsSections = slot<SettingsSection>()

/** The section that an address such as #language means. */
export const sectionOf = (sections: readonly SettingsSection[], hash: string): SettingsSection | undefined =>
  sections.find(({ id, anchors = [] }) => id === hash || anchors.includes(hash))
