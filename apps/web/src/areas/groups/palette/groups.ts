import { listGroups } from '@allenio/contract/groups'
import { IconCircles } from '@tabler/icons-react'
import { newThingVerb } from '#shell'
import type { PaletteSource } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { groupHref } from '../data.ts'

const paletteWords = areaWords('groups palette', {
  it: {
    heading: 'Gruppi',
    size_one: 'gruppo · {{count}} persona',
    size_other: 'gruppo · {{count}} persone',
    create: 'Nuovo gruppo',
    createNamed: 'Nuovo gruppo «{{name}}»',
    example: 'nuovo gruppo Mattina',
  },
  en: {
    heading: 'Groups',
    size_one: 'group · {{count}} person',
    size_other: 'group · {{count}} people',
    create: 'New group',
    createNamed: 'New group “{{name}}”',
    example: 'new group Morning',
  },
})

/** 'nuovo gruppo Mattina' opens the form with this name. */
export const newGroupVerb = newThingVerb({
  id: 'new group',
  permission: 'create groups',
  words: { it: ['nuovo gruppo'], en: ['new group'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/groups', { search: { create: name ?? 'true' } }),
})

export const groupSource: PaletteSource = {
  id: 'groups',
  order: 60,
  permission: 'view groups',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findGroups(query)).map(({ id, name, size }) => ({
      id: `group ${id}`,
      label: name,
      hint: paletteWords.say('size', { count: size }),
      icon: IconCircles,
      href: groupHref(id),
    })),
}

const itemsAtMost = 6
const staleMs = 20_000
const groupWord = /^(?:gruppo|group)\s+/iu

/** The groups that a text names; 'gruppo mattina' is the one called Mattina. What is typed further often asks for the same text again. */
async function findGroups(typed: string) {
  const cache = getAppCache()
  const search = typed.replace(groupWord, '')
  if (!cache || search === '') return []
  return (await cache.fetchQuery(read(listGroups, { search, page: 1 }, { quiet: true, staleTime: staleMs }))).groups.slice(0, itemsAtMost)
}
