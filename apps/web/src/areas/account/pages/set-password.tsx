import { useLinkValues } from '../data/link-token.ts'
import { AnswerInvitation } from '../invitation/page.tsx'

/** An invitation to an address that has no account: the yes comes with a password. */
export function Page() {
  const { token } = useLinkValues()
  return (
    <div aria-live="polite">
      <AnswerInvitation key={token} token={token} />
    </div>
  )
}
