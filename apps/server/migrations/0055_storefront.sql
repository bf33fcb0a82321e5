-- The storefront: the page on which a business presents itself, one for each business.

call document_table('storefronts');
alter table storefronts
  -- as it is written now; the row is made before its link
  add url text check (url ~ '^[A-Za-z0-9_-]{3,60}$'),
  add is_active boolean not null default false,
  -- its last release; null while it was never published
  add release_id uuid,
  add version integer,
  -- of the document when that was made
  add published_revision integer,
  add published_at timestamptz,
  -- the picture that other sites show, made of the cover and the logo of the release
  add share_file_id uuid,
  add created_at timestamptz not null default now(),
  add foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete set null (release_id),
  add foreign key (workspace_id, share_file_id) references files (workspace_id, id) on delete set null (share_file_id),
  add check (num_nulls(version, published_revision, published_at) in (0, 3)),
  add check (not is_active or version is not null);
create unique index storefronts_of_business on storefronts (workspace_id);
create index storefronts_of_release on storefronts (workspace_id, release_id) where release_id is not null;
create index storefronts_of_share_file on storefronts (workspace_id, share_file_id) where share_file_id is not null;
create index storefronts_active on storefronts (published_at) where is_active;
call system_table('storefronts', 'select');
create trigger erases_document after delete on storefronts for each row execute function erase_document();

call document_row_table('storefront_sections', 'storefronts');
call document_row_table('storefront_services', 'storefront_sections');
call document_row_table('storefront_reviews', 'storefront_sections');
call document_row_table('storefront_images', 'storefront_sections');
call document_row_table('storefront_questions', 'storefront_sections');
call document_row_table('storefront_members', 'storefront_sections');
call document_row_table('storefront_offers', 'storefront_sections');

-- The link of a storefront and its former ones, which lead to it: nobody else gets them.
create table storefront_links (
  workspace_id uuid not null default current_workspace(),
  -- in lower case: links that differ in their case alone are the same
  url_key text collate "C" not null unique check (url_key ~ '^[a-z0-9_-]{3,60}$'),
  storefront_id uuid not null,
  used_at timestamptz not null default now(),
  primary key (workspace_id, url_key),
  foreign key (workspace_id, storefront_id) references storefronts (workspace_id, id) on delete cascade
);
create index storefront_links_of_storefront on storefront_links (workspace_id, storefront_id, used_at);
call workspace_table('storefront_links');
call system_table('storefront_links', 'select');

-- Which links are taken, by whomever: a proposal is free, and says nothing else of other businesses.
create function taken_storefront_links(keys text[]) returns setof text language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select url_key from public.storefront_links where url_key = any(keys)
$$;
revoke execute on function taken_storefront_links from public;
grant execute on function taken_storefront_links to :app_role;

-- Pictures that the rows of a storefront name.
create table storefront_pictures (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  file_id uuid not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create index storefront_pictures_of_file on storefront_pictures (workspace_id, file_id);
call workspace_table('storefront_pictures');
call system_table('storefront_pictures', 'select');

-- A picture in the widths of the page, each named by what it holds.
create table storefront_picture_copies (
  workspace_id uuid not null default current_workspace(),
  picture_id uuid not null,
  width integer not null check (width > 0),
  hash text collate "C" not null check (length(hash) = 40),
  file_id uuid not null,
  primary key (workspace_id, picture_id, width),
  foreign key (workspace_id, picture_id) references storefront_pictures (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete cascade
);
create index storefront_picture_copies_of_file on storefront_picture_copies (workspace_id, file_id);
call workspace_table('storefront_picture_copies');
call system_table('storefront_picture_copies', 'select');

-- Collaborators who were asked to appear, and what they have answered; null while they have not.
create table storefront_consents (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  asked_at timestamptz not null default now(),
  is_agreed boolean,
  answered_at timestamptz,
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade,
  check ((is_agreed is null) = (answered_at is null))
);
call workspace_table('storefront_consents');
