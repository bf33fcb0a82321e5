import type { Survey } from '@allenio/contract/surveys'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { editorHref } from '../data.ts'
import { useAssignWords } from './words.ts'

/** A survey that was never published cannot be assigned; of one that was edited since, clients get what was published. */
export function PublishFirst({ survey }: { survey: Pick<Survey, 'id' | 'isDraft' | 'version' | 'archivedAt'> }) {
  const t = useAssignWords()
  const { isDraft, version, archivedAt } = survey
  if (archivedAt !== null) return <AttentionLine text={t('archived')} />
  if (!isDraft) return null
  return (
    <AttentionLine
      text={t(version === null ? 'neverPublished' : 'hasEdits')}
      action={
        <ButtonLink size="small" href={editorHref(survey)}>
          {t('publishFirst')}
        </ButtonLink>
      }
    />
  )
}
