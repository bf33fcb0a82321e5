import { createSurvey, surveyExamples } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { goTo } from '#shell'
import { ExampleList } from '#shell/library'
import { useCall } from '#lib/api'
import { editorHref } from '../data.ts'
import { exampleTypes, useExampleWords } from '../example-words.ts'

/** Surveys that one press makes whole. A copy opens at once, as a draft to be changed. */
export function SurveyExamples() {
  const t = useExampleWords()
  const { mutate, isPending } = useCall(createSurvey, { onSuccess: survey => goTo(editorHref(survey)) })
  return (
    <ExampleList
      examples={surveyExamples}
      words={t}
      onChoose={example => !isPending && mutate({ id: newId(), name: t(example), type: exampleTypes[example], example, isDraft: true })}
    />
  )
}
