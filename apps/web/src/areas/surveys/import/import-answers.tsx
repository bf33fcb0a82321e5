import {
  acceptAnswerImport,
  answerImportMaxBytes,
  answerImportRowsAtMost,
  cancelAnswerImport,
  downloadRefusedAnswers,
  getAnswerImport,
  startAnswerImport,
  updateAnswerImport,
} from '@allenio/contract/surveys'
import type { ImportReading } from '@allenio/contract/table-imports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { TableImportFlow } from '#shell/table-import'
import { Select } from '#ui/select'
import { surveysQuery } from '../data.ts'
import { importedKinds, isImportWord, useImportWords } from './words.ts'

const calls = {
  start: startAnswerImport,
  get: getAnswerImport,
  update: updateAnswerImport,
  accept: acceptAnswerImport,
  cancel: cancelAnswerImport,
  refused: downloadRefusedAnswers,
}

interface SurveyReading extends ImportReading {
  /** Null makes a new survey of the columns. */
  surveyId: string | null
}

/** Imports check-ins that another tool has kept. */
export function ImportAnswers({ onClose }: { onClose: () => void }) {
  const t = useImportWords()
  return (
    <TableImportFlow
      calls={calls}
      fieldsOf={({ choices }) => choices.map(({ field }) => field)}
      fieldName={(field, { choices }) => {
        const text = choices.find(choice => choice.field === field)?.text
        return text ?? (isImportWord(field) ? t(`field_${field}`) : field)
      }}
      repeatedFields={importedKinds}
      nameFields={['email', 'fullName', 'firstName', 'lastName']}
      missing={({ columns }) => (columns.some(({ field }) => field === 'day' || field === 'dayMonthFirst') ? undefined : t('dayNeeded'))}
      settings={({ name, survey }, { change }) => {
        const choose = (surveyId: string | null) => {
          const reading: SurveyReading = { surveyId }
          change(reading)
        }
        return <SurveyChoice fileName={name} survey={survey} onChoose={choose} />
      }}
      limits={{ rows: answerImportRowsAtMost, bytes: answerImportMaxBytes }}
      words={{
        title: t('title'),
        chooseText: t('chooseText'),
        droppedText: t('droppedText'),
        start: count => t('start', { count }),
        done: count => t('done', { count }),
        updates: () => '',
        doneText: t('doneText'),
        finish: t('finish'),
      }}
      onClose={onClose}
    />
  )
}

/** No id of a survey; an empty value would look as if nothing was chosen. */
const newSurvey = 'new'

interface SurveyChoiceProps {
  fileName: string
  survey: { id: string; name: string } | null
  onChoose: (surveyId: string | null) => void
}

/** Where the answers go: a survey that is there, or a new one which is called like the file. */
function SurveyChoice({ fileName, survey, onChoose }: SurveyChoiceProps) {
  const t = useImportWords()
  const { data } = useInfiniteQuery(surveysQuery({ sort: 'name' }))
  const published = (data?.rows ?? []).filter(({ version }) => version !== null)
  const listed = survey && !published.some(({ id }) => id === survey.id) ? [survey, ...published] : published
  return (
    <Select
      label={t('into')}
      hint={t(survey ? 'intoText' : 'newText')}
      value={survey?.id ?? newSurvey}
      options={[
        { value: newSurvey, label: t('newSurvey', { name: fileName.replace(/\.\w{1,5}$/, '') }) },
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => onChoose(target.value === newSurvey ? null : target.value)}
    />
  )
}
