import type { Permission } from '@allenio/contract'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#ui/button'
import { useMe } from '../me/me.ts'

/** The way to a new row for those who may create one: for the head of the list, and as a button where the list is empty. */
export function useCreate(permission: Permission, create: { label: string; href: string }) {
  const mayCreate = useMe()?.permissions.includes(permission) ?? false
  const button = mayCreate ? (
    <ButtonLink kind="primary" icon={IconPlus} href={create.href}>
      {create.label}
    </ButtonLink>
  ) : null
  return { mayCreate, create: mayCreate ? create : undefined, createButton: button }
}
