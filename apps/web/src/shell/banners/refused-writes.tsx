import { useOutbox, type WaitingWrite } from '#lib/offline'
import { Banner } from '#ui/banner'
import { confirm } from '#ui/confirm'
import { useFailureWords } from '../words/failures.ts'
import { useWords } from '../words/index.ts'

/** Lists the offline writes that the server refused. Each waits for the person's decision, so that nothing is lost. */
export function RefusedWrites() {
  const t = useWords()
  const failure = useFailureWords()
  const { refused, retry, discard } = useOutbox()
  const [first] = refused
  if (!first) return null
  // with the creation of a document goes all that was written into it
  const discardSurely = async ({ id, createsDocument, title }: WaitingWrite) => {
    const question = { title: t('discardWhole'), text: t('discardWholeText', { title }), proceed: t('discard'), danger: true }
    if (!createsDocument || (await confirm(question))) await discard(id)
  }
  return (
    <Banner
      key={first.id}
      type="error"
      lead={first.title || t('refusedLead')}
      text={first.refusal ?? failure('somethingWrong')}
      buttons={[
        { text: failure('retry'), onClick: () => void retry(first.id) },
        { text: t('discard'), onClick: () => void discardSurely(first) },
      ]}
      isClosable={false}
      onClose={() => undefined}
    />
  )
}
