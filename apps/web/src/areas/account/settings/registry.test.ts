import { expect, test } from 'vitest'
import { addSettingsSections, sectionOf, settingsSections } from './registry.ts'
import type { SettingsSection } from './registry.ts'

const section = (id: string, order: number, anchors: string[] = []): SettingsSection => ({
  id, order, anchors,
  title: { it: id, en: id },
  text: { it: id, en: id },
  section: () => Promise.reject(new Error('not drawn here')),
})

test('sections stand in their order, whichever area came first, and none stands twice', () => {
  addSettingsSections([section('export', 900), section('profile', 10)])
  addSettingsSections([section('chat', 100), section('profile', 10)])
  expect(settingsSections().map(({ id }) => id)).toEqual(['profile', 'chat', 'export'])
})

test('a link may name a section or a part of it', () => {
  const sections = [section('profile', 10), section('preferences', 60, ['language', 'time-zone'])]
  expect(sectionOf(sections, 'time-zone')?.id).toBe('preferences')
  expect(sectionOf(sections, 'profile')?.id).toBe('profile')
  expect(sectionOf(sections, '')).toBeUndefined()
})
