import { listSurveys, type Survey } from '@allenio/contract/surveys'
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
  it: { choose: 'Quale questionario?', none: 'La libreria è vuota: prepara il primo questionario.', create: 'Nuovo questionario' },
  en: { choose: 'Which survey?', none: 'The library is empty: prepare the first survey.', create: 'New survey' },
})

interface AssignToClientProps {
  client: ChosenClient
  onClose: () => void
}

/** Assigns a survey from a client's page: first which one, then on which days. */
export function AssignToClient({ client, onClose }: AssignToClientProps) {
  const [survey, setSurvey] = useState<Survey>()
  if (survey) return <AssignSurvey surveyId={survey.id} client={client} onClose={onClose} />
  return <ChooseSurvey client={client} onChoose={setSurvey} onClose={onClose} />
}

interface ChooseSurveyProps extends AssignToClientProps {
  onChoose: (survey: Survey) => void
}

/** One survey of the library, found by typing. */
export function ChooseSurvey({ client, onChoose, onClose }: ChooseSurveyProps) {
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
      text={client.name}
      size="small"
      foot={isEmpty && mayCreate && <ButtonLink href={hrefTo('/surveys/create')}>{t('create')}</ButtonLink>}
      onClose={onClose}>
      {isEmpty ? (
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
