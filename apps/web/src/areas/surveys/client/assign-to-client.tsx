import type { ClientRow } from '@allenio/contract/clients'
import { listSurveys, surveyAssignmentLimits, type Survey } from '@allenio/contract/surveys'
import { useState } from 'react'
import { useMe } from '#shell'
import { ThingList, useThingChoice } from '#shell/assignment'
import type { ChosenClient } from '#shell/client-choice'
import { listQuery } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { AssignSurvey } from '../assign/assign-survey.tsx'
import { useSurveyTypeWords } from '../type-badge.tsx'

const useClientWords = areaWords('surveys for a client', {
  common: ['draft'],
  it: {
    choose: 'Quale questionario?',
    none: 'La libreria è vuota: prepara il primo questionario.',
    create: 'Nuovo questionario',
    many_one: '{{count}} {{client}}',
    many_other: '{{count}} {{clients}}',
    inactiveOut_one: '{{names}} non è attivo: resta fuori.',
    inactiveOut_other: 'Non sono attivi, e restano fuori: {{names}}.',
    firstOnly: 'Solo i primi {{count}}: tanti se ne possono assegnare insieme.',
  },
  en: {
    choose: 'Which survey?',
    none: 'The library is empty: prepare your first survey.',
    create: 'New survey',
    many_one: '{{count}} {{client}}',
    many_other: '{{count}} {{clients}}',
    inactiveOut_one: '{{names}} is not active and is left out.',
    inactiveOut_other: 'Not active, and left out: {{names}}.',
    firstOnly: 'Only the first {{count}}: that is the most you can assign at once.',
  },
})

interface AssignToClientProps {
  client: ChosenClient
  onClose: () => void
}

/** Assigns a survey from a client's page: first which one, then on which days. */
export function AssignToClient({ client, onClose }: AssignToClientProps) {
  const [survey, setSurvey] = useState<Survey>()
  if (survey) return <AssignSurvey surveyId={survey.id} client={client} onClose={onClose} />
  return <ChooseSurvey text={client.name} onChoose={setSurvey} onClose={onClose} />
}

interface AssignToManyProps {
  clients: readonly Pick<ClientRow, 'id' | 'name' | 'status'>[]
  onClose: () => void
  onDone: () => void
}

/** Assigns one survey to all clients who were chosen in their list. */
export function AssignToMany({ clients, onClose, onDone }: AssignToManyProps) {
  const t = useClientWords()
  const [survey, setSurvey] = useState<Survey>()
  const active = clients.filter(({ status }) => status === 'active')
  const chosenClients = active.slice(0, surveyAssignmentLimits.clients)
  if (survey) return <AssignSurvey surveyId={survey.id} chosen={chosenClients} onDone={onDone} onClose={onClose} />
  const inactive = clients.filter(({ status }) => status !== 'active').map(({ name }) => name)
  const notes = [
    inactive.length > 0 && t('inactiveOut', { count: inactive.length, names: inactive.join(', ') }),
    active.length > chosenClients.length && t('firstOnly', { count: chosenClients.length }),
  ]
  return (
    <ChooseSurvey
      text={t('many', { count: chosenClients.length })}
      note={notes.filter(Boolean).join(' ')}
      isEmpty={chosenClients.length === 0}
      onChoose={setSurvey}
      onClose={onClose}
    />
  )
}

interface ChooseSurveyProps {
  /** For whom it is. */
  text: string
  /** Says which of the clients get none. */
  note?: string
  /** Nobody is left who can get one. */
  isEmpty?: boolean
  onChoose: (survey: Survey) => void
  onClose: () => void
}

/** One survey of the library, found by typing. */
export function ChooseSurvey({ text, note = '', isEmpty: isForNobody = false, onChoose, onClose }: ChooseSurveyProps) {
  const t = useClientWords()
  const typeWord = useSurveyTypeWords()
  const choice = useThingChoice(search =>
    listQuery(listSurveys, search ? { search, sort: 'relevance' } : {}, { rows: ({ surveys }) => surveys, quiet: true }),
  )
  const mayCreate = useMe()?.permissions.includes('create surveys') ?? false
  const title = t('choose')
  const { isEmpty } = choice
  return (
    <Modal
      opened
      title={title}
      text={text}
      size="small"
      foot={isEmpty && mayCreate && <ButtonLink href={hrefTo('/surveys/create')}>{t('create')}</ButtonLink>}
      onClose={onClose}>
      {note && (
        <Text tone="attention" size="small" breaks>
          {note}
        </Text>
      )}
      {isForNobody ? null : isEmpty ? (
        <Text tone={2}>{t('none')}</Text>
      ) : (
        <ThingList
          label={title}
          choice={choice}
          textOf={({ name, type, version }) => [name, typeWord(`type_${type}`), version === null && t('draft')].filter(Boolean).join(' · ')}
          onChoose={onChoose}
        />
      )}
    </Modal>
  )
}
