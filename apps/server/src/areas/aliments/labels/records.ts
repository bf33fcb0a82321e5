import { exporters, type Exporter } from '#areas/account'
import { defineClientRecords } from '#areas/client-records'
import { isAboutPerson, isSeenByMember } from '#areas/clients'
import { sql, type Row } from '#platform/db'
import { fileRules, type FileRow } from '#platform/files'
import { joinLabels } from './join.ts'

/** Photos of what nobody has read yet are erased with their client. Those that a product was decided by stay with the product. */
const checkRecords = defineClientRecords({
  table: 'label_checks',
  otherTables: ['client_products'],
  exports: {
    'label-checks': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.food_name, r.brand, r.name, r.barcode, r.outcome, r.product_id, r.decided_at, r.created_at
      from label_checks r where r.deleted_at is null and ${condition} order by r.created_at, r.id`),
    'eaten-products': (db, condition) =>
      db.many(sql`
      select r.client_id, u.food_name, p.brand, p.name, p.barcode, r.created_at
      from client_products r join food_products p on p.id = r.product_id
      left join food_product_uses u on u.product_id = r.product_id and u.food_key = r.food_key
      where ${condition} order by r.created_at, r.food_key`),
  },
  files: {
    column: 'label_photos.file_id',
    rows: sql`label_checks r join label_photos p on p.workspace_id = r.workspace_id and p.check_id = r.id and p.product_id is null`,
    fileId: sql`p.file_id`,
    // a coach sees nothing of nutrition
    mayMemberSee: sql`m.role <> 'coach'`,
  },
  join: joinLabels,
})

/** The photos that decided on a product are for everybody who sees foods, and for the client who has sent them. */
const provingPhotos = fileRules({
  columns: [],
  ofMember: sql`exists (
    select from label_photos p left join label_checks r on r.workspace_id = p.workspace_id and r.id = p.check_id
    left join clients c on c.workspace_id = r.workspace_id and c.id = r.client_id and c.deleted_at is null
    where p.workspace_id = f.workspace_id and p.file_id = f.id and p.product_id is not null
      and case m.role when 'client' then ${isSeenByMember} else m.role <> 'coach' end)`,
})

type ProductRow = Pick<Row<'food_products'>, 'id'> & Record<string, unknown>

const productTables = ['food_products', 'food_product_uses', 'label_photos'] as const

const productExporter: Exporter = {
  tables: productTables,

  async ofMember(db, personId) {
    const files = await db.many<FileRow>(sql`
      select f.* from files f where f.deleted_at is null and f.id in (
        select p.file_id from label_photos p join label_checks r on r.id = p.check_id
        where p.product_id is not null and r.deleted_at is null and ${isAboutPerson(personId)})`)
    return { tables: [], files }
  },

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'food-products',
          rows: await db.many<ProductRow>(sql`
          select p.id, p.brand, p.name, p.barcode, p.verdicts, p.read_on, p.reader_id, p.withdrawn_at, p.withdrawal, p.created_at,
            array(select u.food_name from food_product_uses u where u.product_id = p.id order by u.food_name) as foods
          from food_products p order by p.created_at, p.id`),
        },
        {
          name: 'label-photos',
          rows: await db.many<ProductRow>(sql`
          select p.id, p.check_id, p.product_id, p.file_id, p.created_at from label_photos p order by p.created_at, p.id`),
        },
      ],
    }
  },
}

export const labelRecords = {
  tables: [...checkRecords.tables, ...productTables],
  jobs: checkRecords.jobs,
  contributes: [...checkRecords.contributes, provingPhotos, exporters(productExporter)],
}
