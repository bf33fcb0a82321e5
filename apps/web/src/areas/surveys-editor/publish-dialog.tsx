import { publishSurvey } from '@allenio/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { WhenSaved } from '#shell/editor'
import { useCall } from '#lib/api'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { Badge } from '#ui/badge'
import { useEditor } from './session.ts'
import { headQuery } from './survey-document.ts'
import { useEditorWords } from './words.ts'

/** Publishing takes what the server has, so the last edits have to be saved first. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useEditorWords()
  return (
    <WhenSaved document={useEditor().document} title={t('publish')} onClose={onClose}>
      <PublishQuestion onClose={onClose} />
    </WhenSaved>
  )
}

function PublishQuestion({ onClose }: { onClose: () => void }) {
  const t = useEditorWords()
  const { surveyId, findings } = useEditor()
  const { faults, warnings } = useStored(findings)
  // read anew, because the revision has to be that of the last edit
  const { data: head, isFetching } = useQuery({ ...headQuery(surveyId), refetchOnMount: 'always' })
  const { mutate, isPending } = useCall(publishSurvey, {
    refetchesOnError: true,
    onSuccess: ({ version }) => {
      onClose()
      toast({ type: 'success', text: t('publishedAs', { number: version ?? 1 }) })
    },
  })
  const mayPublish = faults.length === 0 && head !== undefined
  return (
    <Modal
      opened
      reachesOthers
      size="small"
      title={t('publish')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={!mayPublish}
            isBusy={isPending || isFetching}
            onClick={() => head && mutate({ id: surveyId, revision: head.revision })}>
            {t('publish')}
          </Button>
        </>
      }>
      <Stack gap={12} align="start">
        {faults.length > 0 ? (
          <Badge bare status="error">
            {t('faultCount', { count: faults.length })}
          </Badge>
        ) : (
          <Text tone={2}>{t('publishText')}</Text>
        )}
        {warnings.length > 0 && (
          <Badge bare status="attention">
            {t('warningCount', { count: warnings.length })}
          </Badge>
        )}
      </Stack>
    </Modal>
  )
}
