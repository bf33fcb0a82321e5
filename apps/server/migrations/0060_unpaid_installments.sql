-- Installments that stay unpaid close what the purchase has opened, until they are paid.

alter table purchases
  -- since when an installment has been unpaid, and the page where it is paid
  add column unpaid_since timestamptz,
  add column pay_url text,
  -- when the access was closed for it
  add column closed_at timestamptz;
create index purchases_unpaid on purchases (unpaid_since) where unpaid_since is not null and closed_at is null;
