import { Suspense, useState } from 'react'
import type { ComponentProps } from 'react'
import { ProofDialog } from '#areas/auth'

/** The dialog comes with its first opening, so that no page waits for it. */
export function AskProof(props: ComponentProps<typeof ProofDialog>) {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense>
      <ProofDialog {...props} />
    </Suspense>
  ) : null
}
