export { sectionOf, settingsParts, settingsSections } from './settings-section.ts'
export type { SettingsPart, SettingsPerson, SettingsSection, SettingsSectionProps } from './settings-section.ts'
