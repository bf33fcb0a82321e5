import { getAnamnesisAnswer, sendAnamnesisSurvey } from '@allenio/contract/surveys'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { read, useCall } from '#lib/api'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'

const useAskWords = areaWords('ask before visit', {
  it: {
    ask: 'Invia le domande',
    askTip: 'Il {{client}} risponde dal telefono prima della visita, e le risposte arrivano nell’anamnesi.',
    asked: 'Domande inviate. Le risposte arrivano da sole nell’anamnesi.',
    askedWithoutAccount: 'Domande pronte: le trova appena entra nell’app.',
  },
  en: {
    ask: 'Send the questions',
    askTip: 'The {{client}} answers on their phone before the visit, and the answers go into the medical history.',
    asked: 'Questions sent. The answers go into the medical history automatically.',
    askedWithoutAccount: 'The questions are ready: the {{client}} will find them on opening the app.',
  },
})

/** The client's answers before a visit; undefined while it is not known, or for those who may not read it. */
export function useAnamnesisAnswer(clientId: string | undefined) {
  const permissions = useMe()?.permissions ?? []
  const mayRead = permissions.includes('update surveys') && permissions.includes('update visits')
  const { data } = useQuery({
    ...read(getAnamnesisAnswer, { id: clientId ?? '' }, { quiet: true }),
    enabled: mayRead && clientId !== undefined,
  })
  return data
}

/** Sends the questions before a visit, by one press; nothing where they were sent, or the client has answered. */
export function AskBeforeVisit({ clientId }: { clientId: string }) {
  const t = useAskWords()
  const found = useAnamnesisAnswer(clientId)
  const { mutate, isPending } = useCall(sendAnamnesisSurvey, {
    onSuccess: ({ hasAccount }) => void toast({ type: 'success', text: t(hasAccount ? 'asked' : 'askedWithoutAccount') }),
  })
  if (!found || found.answer !== null || found.askedOn !== null) return null
  return (
    <Button size="small" icon={IconSend} title={t('askTip')} isBusy={isPending} onClick={() => mutate({ id: clientId })}>
      {t('ask')}
    </Button>
  )
}
