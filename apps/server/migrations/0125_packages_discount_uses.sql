-- An order holds a use of its discount code while it is open, and the use stays with the sale.
create table discount_uses (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  sale_id uuid not null,
  discount_code_id uuid not null,
  -- an order that is not paid by then gives its use back
  held_until timestamptz not null,
  is_used boolean not null default false,
  primary key (workspace_id, sale_id),
  foreign key (workspace_id, discount_code_id) references discount_codes (workspace_id, id) on delete cascade
);
call workspace_table('discount_uses');
create index discount_uses_of_code on discount_uses (workspace_id, discount_code_id) where not is_used;

-- A payment link has one open order, whoever follows it.
create unique index checkouts_open_of_link on checkouts (workspace_id, link_id) where state in ('asked', 'open') and link_id is not null;
-- The mails that an inbox gets for free orders are counted over all businesses.
create index checkouts_mailed on checkouts (email_key, created_at) where link_hash is not null and source = 'page';
