import type { Language, Output } from '@allenio/contract'
import type { getMe } from '@allenio/contract/auth'
import type { ComponentType } from 'react'

export type SettingsPerson = Output<typeof getMe>['user']

export interface SettingsSectionProps {
  me: SettingsPerson
}

/** A part of the settings page; every area names its own in settings/sections.ts. */
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
  section: () => Promise<{ Section: ComponentType<SettingsSectionProps>, Icon: ComponentType<{ stroke?: number }> }>
}

const gathered = new Map<string, SettingsSection>()

/** Called once with those of all areas, before any page inside is drawn. */
export function addSettingsSections(sections: readonly SettingsSection[]): void {
  for (const section of sections) gathered.set(section.id, section)
}

export const settingsSections = (): readonly SettingsSection[] =>
  [...gathered.values()].sort((one, other) => one.order - other.order)

/** The section that an address such as #language means. */
export const sectionOf = (sections: readonly SettingsSection[], hash: string): SettingsSection | undefined =>
  sections.find(({ id, anchors = [] }) => id === hash || anchors.includes(hash))
