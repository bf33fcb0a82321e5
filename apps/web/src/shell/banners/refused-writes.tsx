import { useOutbox } from '#lib/offline'
import { Banner } from '#ui/banner'
import { useFailureWords } from '../words/failures.ts'
import { useWords } from '../words/index.ts'

/** Lists the offline writes that the server refused. Each waits for the person's decision, so that nothing is lost. */
export function RefusedWrites() {
  const t = useWords()
  const failure = useFailureWords()
  const { refused, retry, discard } = useOutbox()
  const [first] = refused
  if (!first) return null
  return (
    <Banner
      key={first.id}
      type="error"
      lead={first.title || t('refusedLead')}
      text={first.refusal ?? failure('somethingWrong')}
      buttons={[
        { text: failure('retry'), onClick: () => void retry(first.id) },
        { text: t('discard'), onClick: () => void discard(first.id) },
      ]}
      closable={false}
      onClose={() => undefined}
    />
  )
}
