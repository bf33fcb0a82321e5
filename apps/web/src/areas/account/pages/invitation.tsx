import { useLinkValues } from '../data/link-token.ts'
import { AnswerInvitation } from '../parts/answer-invitation.tsx'

/** An invitation to somebody who has an account. */
export function Page() {
  const { token } = useLinkValues()
  return (
    <div aria-live="polite">
      <AnswerInvitation key={token} token={token} />
    </div>
  )
}
