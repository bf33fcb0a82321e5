import { IconChecklist, IconClipboardText, IconFlag } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { attentionSteps, clientOverview, clientVerb, type ClientInNeed } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { answerHref, clientSurveysHref, reviewHref } from './addresses.ts'
import { useWaitingAnswerCount } from './data.ts'

const paletteWords = areaWords('surveys review palette', {
  it: { surveys: 'Questionari di un {{client}}', surveysOf: 'Questionari di {{clientName}}', example: 'check-in Marco' },
  en: { surveys: 'Surveys of a {{client}}', surveysOf: 'Surveys of {{clientName}}', example: 'check-in Marco' },
})

const AnswerItem = lazyPart(() => import('./inbox/answer-item.tsx'), 'AnswerItem')

const reviewOf = ({ client: { id }, targetId }: ClientInNeed) =>
  targetId === null ? clientSurveysHref(id) : reviewHref({ clientId: id, answerId: targetId })
const read = { it: 'Leggi', en: 'Read' } as const

export const extras: AreaExtras = {
  icons: { '/surveys/completed': IconChecklist },
  badges: { '/surveys/completed': useWaitingAnswerCount },
  verbs: [
    clientVerb({
      id: 'surveys of',
      permission: 'update surveys',
      words: { it: ['check-in', 'questionari'], en: ['check-in', 'surveys'] },
      label: () => paletteWords.say('surveys'),
      example: () => paletteWords.say('example'),
      icon: IconClipboardText,
      item: ({ id, name }) => ({ label: paletteWords.say('surveysOf', { clientName: name }), href: clientSurveysHref(id) }),
    }),
  ],
  fills: [
    clientOverview.fill({ order: 22, permission: 'update surveys', part: () => import('./overview/part.tsx') }),
    subjectLinks.fill({
      kind: 'survey answer',
      Icon: IconClipboardText,
      label: { it: 'Questionario', en: 'Survey' },
      href: ({ id }, { clientId, isTeam }) => (isTeam ? answerHref({ clientId, answerId: id }) : hrefTo('/me/survey-answers/$id', { id })),
    }),
    attentionSteps.fill(
      { id: 'survey flagged', icon: IconFlag, label: read, href: reviewOf, Detail: AnswerItem },
      { id: 'survey to review', icon: IconChecklist, label: read, href: reviewOf, Detail: AnswerItem },
    ),
  ],
}
