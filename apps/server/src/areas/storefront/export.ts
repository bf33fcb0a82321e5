import type { Exporter } from '#areas/account'
import { sql, type TableName } from '#platform/db'

export const storefrontTables = [
  'storefronts',
  'storefront_sections',
  'storefront_services',
  'storefront_reviews',
  'storefront_images',
  'storefront_questions',
  'storefront_members',
  'storefront_offers',
  'storefront_links',
  'storefront_pictures',
  'storefront_consents',
] as const satisfies readonly TableName[]

type Row = Record<string, unknown>

const itemColumns = sql`id, parent_id as section_id, place, cells`

export const storefrontExporter: Exporter = {
  tables: storefrontTables,

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'storefront-appearance',
        rows: await db.many<Row>(sql`
        select c.asked_at, c.is_agreed, c.answered_at from storefront_consents c join memberships m on m.id = c.membership_id
        where m.person_id = ${personId}`),
      },
    ],
  }),

  ofWorkspace: async db => ({
    tables: [
      { name: 'storefront', rows: await db.many<Row>(sql`select id, url, is_active, version, published_at, cells from storefronts`) },
      {
        name: 'storefront-sections',
        rows: await db.many<Row>(sql`select id, place, cells from storefront_sections where deleted_at is null order by place, id`),
      },
      {
        name: 'storefront-services',
        rows: await db.many<Row>(sql`select ${itemColumns} from storefront_services where deleted_at is null order by place, id`),
      },
      {
        name: 'storefront-reviews',
        rows: await db.many<Row>(sql`select ${itemColumns} from storefront_reviews where deleted_at is null order by place, id`),
      },
      {
        name: 'storefront-images',
        rows: await db.many<Row>(sql`select ${itemColumns} from storefront_images where deleted_at is null order by place, id`),
      },
      {
        name: 'storefront-questions',
        rows: await db.many<Row>(sql`select ${itemColumns} from storefront_questions where deleted_at is null order by place, id`),
      },
      {
        name: 'storefront-members',
        rows: await db.many<Row>(sql`select ${itemColumns} from storefront_members where deleted_at is null order by place, id`),
      },
      {
        name: 'storefront-offers',
        rows: await db.many<Row>(sql`select ${itemColumns} from storefront_offers where deleted_at is null order by place, id`),
      },
      { name: 'storefront-links', rows: await db.many<Row>(sql`select url_key, used_at from storefront_links order by used_at`) },
      {
        name: 'storefront-pictures',
        rows: await db.many<Row>(sql`select id, file_id, width, height, created_at from storefront_pictures order by created_at, id`),
      },
      {
        name: 'storefront-consents',
        rows: await db.many<Row>(sql`
        select membership_id, asked_at, is_agreed, answered_at from storefront_consents order by asked_at, membership_id`),
      },
    ],
  }),
}
