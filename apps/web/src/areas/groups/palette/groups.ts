import { listGroups, type Group } from '@allenio/contract/groups'
import { IconCircles } from '@tabler/icons-react'
import { newThingVerb } from '#shell'
import type { PaletteItem, PaletteSource, PaletteVerb } from '#shell'
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
    open: 'Apri un gruppo',
    example: 'gruppo Mattina',
  },
  en: {
    heading: 'Groups',
    size_one: 'group · {{count}} person',
    size_other: 'group · {{count}} people',
    create: 'New group',
    createNamed: 'New group “{{name}}”',
    open: 'Open a group',
    example: 'group Morning',
  },
})

const createVerb = newThingVerb({
  id: 'new group',
  permission: 'create groups',
  words: { it: ['gruppo'], en: ['group'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/groups', { search: { create: name ?? 'true' } }),
})

const newWords = /^(?:nuovo gruppo|new group)\s+/iu

/** 'nuovo gruppo Mattina', or 'gruppo Mattina' below the groups that are called so, opens the form with this name. */
export const newGroupVerb: PaletteVerb = {
  ...createVerb,
  isMeant: text => newWords.test(text),
  search: (text, context) => createVerb.search(text.replace(newWords, ''), context),
}

const itemOf = ({ id, name, size }: Group): PaletteItem => ({
  id: `group ${id}`,
  label: name,
  hint: paletteWords.say('size', { count: size }),
  icon: IconCircles,
  href: groupHref(id),
})

/** 'gruppo mattina' finds the groups that are called so. */
export const findGroupVerb: PaletteVerb = {
  id: 'find group',
  permission: 'view groups',
  words: { it: ['gruppo'], en: ['group'] },
  label: () => paletteWords.say('open'),
  example: () => paletteWords.say('example'),
  icon: IconCircles,
  search: async text => (await findGroups(text)).map(itemOf),
}

export const groupSource: PaletteSource = {
  id: 'groups',
  order: 60,
  permission: 'view groups',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query => (query === '' ? [] : (await findGroups(query)).map(itemOf)),
}

const itemsAtMost = 6
const staleMs = 20_000

/** The groups that fit a text. What is typed further often asks for the same text again. */
async function findGroups(typed: string): Promise<Group[]> {
  const cache = getAppCache()
  const search = typed.trim()
  if (!cache) return []
  const input = { ...(search && { search }), page: 1 }
  return (await cache.fetchQuery(read(listGroups, input, { quiet: true, staleTime: staleMs }))).groups.slice(0, itemsAtMost)
}
