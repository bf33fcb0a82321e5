export { sectionOf, settingsSections } from './settings-section.ts'
export type { SettingsPerson, SettingsSection, SettingsSectionProps } from './settings-section.ts'
