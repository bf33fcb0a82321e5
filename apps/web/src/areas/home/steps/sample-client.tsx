import { createSampleClient, deleteSampleClient } from '@allenio/contract/home'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { checklistQuery } from './business-steps.tsx'
import css from './sample-client.module.css'

const useSampleWords = areaWords('home sample client', {
  it: {
    offer: 'Vuoi prima vedere come appare? Un {{client}} di esempio non conta nel piano e non riceve mail.',
    add: 'Aggiungi un esempio',
    there: 'C’è un {{client}} di esempio: guardati intorno, poi toglilo.',
    open: 'Apri l’esempio',
    remove: 'Togli l’esempio',
    removed: 'L’esempio non c’è più',
  },
  en: {
    offer: 'Would you rather look around first? A sample {{client}} does not count in your plan and gets no e-mails.',
    add: 'Add a sample',
    there: 'There is a sample {{client}}: look around, then remove it.',
    open: 'Open the sample',
    remove: 'Remove the sample',
    removed: 'The sample is gone',
  },
})

interface SampleClientProps {
  /** Where there is none, one can be added. */
  isOffered?: boolean
}

/** Adds or removes a client to look at, by one press. Only the admin has it. */
export function SampleClient({ isOffered = false }: SampleClientProps) {
  const t = useSampleWords()
  const me = useMe()
  const { data } = useQuery(checklistQuery())
  const adding = useCall(createSampleClient)
  const removing = useCall(deleteSampleClient, { onSuccess: () => toast({ type: 'success', text: t('removed') }) })
  if (me?.workspace?.role !== 'admin' || !data) return null
  const { sampleId } = data
  if (sampleId === null && !isOffered) return null
  return (
    <Row gap={12} justify="between" wrap className={css.sample}>
      <Text tone={2} prose>
        {sampleId === null ? t('offer') : t('there')}
      </Text>
      {sampleId === null ? (
        <Button size="small" isBusy={adding.isPending} onClick={() => adding.mutate({})}>
          {t('add')}
        </Button>
      ) : (
        <Row gap={8}>
          <ButtonLink size="small" href={hrefTo('/clients/$id', { id: sampleId })}>
            {t('open')}
          </ButtonLink>
          <Button kind="quiet" size="small" isBusy={removing.isPending} onClick={() => removing.mutate({})}>
            {t('remove')}
          </Button>
        </Row>
      )}
    </Row>
  )
}
