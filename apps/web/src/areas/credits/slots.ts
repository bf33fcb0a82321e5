import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

/** A way to buy credits, offered where they do not suffice for a kind of appointment; it draws a button. */
export interface CreditWay {
  id: string
  order: number
  Way: ComponentType<{ kindId: string }>
}

export const buyCredits = slot<CreditWay>()
