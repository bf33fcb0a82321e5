import { proveOperator } from '@allenio/contract/dash'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ProofDialog } from '#areas/auth'
import { useMe } from '#shell'
import { call } from '#lib/api'
import { Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { useBusinessWords } from '../businesses/words.ts'

interface ReasonProofProps {
  title: string
  text?: ReactNode
  proceed: string
  isDanger?: boolean
  /** The reader of the reason. */
  hint: string
  onClose: () => void
  /** Runs once the session has proved to be the operator's. */
  act: (reason: string) => Promise<void>
  /** Further fields, above the reason, with the server's messages by field. */
  children?: (fields: Readonly<Record<string, string>>) => ReactNode
  check?: () => Readonly<Record<string, string>>
}

const shortest = 3

/** Asks for the reason and a proof: for what the operator does with other people's data. */
export function ReasonProof({ hint, act, children, check, ...dialog }: ReasonProofProps) {
  const t = useBusinessWords()
  const me = useMe()
  const [reason, setReason] = useState('')
  if (!me) return null
  return (
    <ProofDialog
      {...dialog}
      email={me.email}
      hasPasskeys={me.secondFactor.passkeys > 0}
      check={() => ({ ...check?.(), ...(reason.trim().length < shortest && { reason: t('reasonMissing') }) })}
      act={async ({ password, passkey }) => {
        await call(proveOperator, { password, passkey })
        await act(reason.trim())
      }}>
      {fields => (
        <Stack gap={16}>
          {children?.(fields)}
          <TextArea
            name="reason"
            label={t('reason')}
            hint={hint}
            minRows={2}
            maxLength={500}
            value={reason}
            error={fields['reason']}
            onChange={event => setReason(event.target.value)}
          />
        </Stack>
      )}
    </ProofDialog>
  )
}
