-- The provider's page on which a buyer enters a new card for the installments that are left.
alter table purchases add column card_page_at timestamptz, add column card_page_id text;
create index purchases_card_pages on purchases (account_id, card_page_id) where card_page_id is not null;
