import { listSurveys } from '@allenio/contract/surveys'
import { IconClipboardText, IconUserPlus, IconUsersPlus } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { newThingVerb } from '#shell'
import type { PaletteSource, PaletteVerb } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { assignHref, editorHref } from '../data.ts'
import { AssignToClient } from '../dialogs.ts'

const paletteWords = areaWords('surveys palette', {
  it: {
    heading: 'Questionari',
    survey: 'questionario',
    create: 'Nuovo questionario',
    createNamed: 'Nuovo questionario «{{name}}»',
    example: 'questionario Check-in',
    send: 'Assegna un questionario',
    sendExample: 'chiedi Check-in',
    assignOne: 'Assegna un questionario a un {{client}}',
    assignTo: 'Questionario per {{clientName}}',
    assignOneExample: 'checkin Marco',
  },
  en: {
    heading: 'Surveys',
    survey: 'survey',
    create: 'New survey',
    createNamed: 'New survey “{{name}}”',
    example: 'survey Check-in',
    send: 'Assign a survey',
    sendExample: 'ask Check-in',
    assignOne: 'Assign a survey to a {{client}}',
    assignTo: 'Survey for {{clientName}}',
    assignOneExample: 'checkin Marco',
  },
})

/** 'questionario Check-in' opens the form with this name. */
export const newSurveyVerb = newThingVerb({
  id: 'new survey',
  permission: 'create surveys',
  words: { it: ['questionario'], en: ['survey'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/surveys/create', { search: { name } }),
})

/** 'chiedi Check-in' opens the page where this survey is assigned. */
export const assignSurveyVerb: PaletteVerb = {
  id: 'assign survey',
  permission: 'update surveys',
  words: { it: ['chiedi'], en: ['ask'] },
  label: () => paletteWords.say('send'),
  example: () => paletteWords.say('sendExample'),
  icon: IconUsersPlus,
  search: async text =>
    (await findSurveys(text.trim())).map(survey => ({
      id: `assign survey ${survey.id}`,
      icon: IconUsersPlus,
      label: survey.name,
      hint: paletteWords.say('survey'),
      href: assignHref(survey),
    })),
}

/** 'checkin Marco' opens the dialog that asks him a survey. */
export const surveyForClientVerb = clientVerb({
  id: 'survey for',
  permission: 'update surveys',
  words: { it: ['checkin'], en: ['checkin'] },
  label: () => paletteWords.say('assignOne'),
  example: () => paletteWords.say('assignOneExample'),
  icon: IconUserPlus,
  item: client => ({
    label: paletteWords.say('assignTo', { clientName: client.name }),
    dialog: close => <AssignToClient client={client} onClose={close} />,
  }),
})

export const surveySource: PaletteSource = {
  id: 'surveys',
  order: 46,
  permission: 'update surveys',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findSurveys(query)).map(survey => ({
      id: `survey ${survey.id}`,
      label: survey.name,
      hint: paletteWords.say('survey'),
      icon: IconClipboardText,
      href: editorHref(survey),
    })),
}

const itemsAtMost = 6
const staleMs = 20_000

async function findSurveys(search: string) {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const input = { search, sort: 'relevance', page: 1 } as const
  return (await cache.fetchQuery(read(listSurveys, input, { quiet: true, staleTime: staleMs }))).surveys.slice(0, itemsAtMost)
}
