import { IconShoppingCart } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'

/** A client's way to what they have to buy. */
export const extras: AreaExtras = { icons: { '/shoppingList': IconShoppingCart } }
