import { expect, test } from 'vitest'
import { sectionOf } from './settings-section.ts'
import type { SettingsSection } from './settings-section.ts'

const section = (id: string, order: number, anchors: string[] = []): SettingsSection => ({
  id,
  part: 'person',
  order,
  anchors,
  title: { it: id, en: id },
  text: { it: id, en: id },
  section: () => Promise.reject(new Error('not drawn here')),
})

test('a link may name a section or a part of it', () => {
  const sections = [section('profile', 10), section('preferences', 60, ['language', 'time-zone'])]
  expect(sectionOf(sections, 'time-zone')?.id).toBe('preferences')
  expect(sectionOf(sections, 'profile')?.id).toBe('profile')
  expect(sectionOf(sections, '')).toBeUndefined()
})
