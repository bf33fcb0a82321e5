import { settingsParts } from '#lib/settings'
import type { SettingsPart, SettingsSection } from '#lib/settings'
import { useSettingsWords } from './words.ts'

interface NamedPart<Section extends SettingsSection> {
  part: SettingsPart
  title: string
  sections: Section[]
}

/** The sections by their parts; who may see nothing of a part has it not at all. */
export function useParts<Section extends SettingsSection>(sections: readonly Section[]): NamedPart<Section>[] {
  const t = useSettingsWords()
  const titles = { person: t('part_person'), business: t('part_business') }
  return settingsParts
    .map(part => ({ part, title: titles[part], sections: sections.filter(each => each.part === part) }))
    .filter(each => each.sections.length > 0)
}
