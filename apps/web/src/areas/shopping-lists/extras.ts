import { IconShoppingCart } from '@tabler/icons-react'
import type { ShellExtras } from '#shell'

/** A client's way to what they have to buy. */
export const extras: ShellExtras = { icons: { '/shoppingList': IconShoppingCart } }
