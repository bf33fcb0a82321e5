import { useLinkValues } from '../data/link-token.ts'
import { AnswerInvitation } from '../invitation/page.tsx'

/** An invitation for a person who has an account already. */
export function Page() {
  const { token } = useLinkValues()
  return (
    <div aria-live="polite">
      <AnswerInvitation key={token} token={token} />
    </div>
  )
}
