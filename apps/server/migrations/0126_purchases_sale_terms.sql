-- The terms under which a business sells: a row never changes, and an order names the one that its buyer has read.
create table sale_terms (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  number integer not null,
  texts jsonb not null,
  -- null where the words are ours
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, number)
);
call workspace_table('sale_terms');
comment on column sale_terms.texts is 'type: SaleTermsTexts of @allenio/contract/purchases';

-- Orders from before the terms were kept have none.
alter table checkouts add column terms_id uuid;
alter table checkouts add foreign key (workspace_id, terms_id) references sale_terms (workspace_id, id)
  on delete set null (terms_id) not valid;
alter table checkouts validate constraint checkouts_workspace_id_terms_id_fkey;

-- A buyer who was signed in has agreed to link that account, and may have chosen to pay installments at once.
alter table checkouts add column person_id uuid references persons (id) on delete set null,
  add column pays_at_once boolean not null default false;
create index checkouts_of_person on checkouts (person_id) where person_id is not null;
