-- Finds words that look alike. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "content_search" (
	"document_id" bigint PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"is_lent" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"minutes" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	"spellings" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "content_search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "content_shelves" (
	"document_id" bigint NOT NULL,
	"shelf" text NOT NULL,
	"is_popular" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_shelves_document_id_shelf_pk" PRIMARY KEY("document_id","shelf")
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voter" text NOT NULL,
	"voted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_once" UNIQUE("article","voter")
);
--> statement-breakpoint
ALTER TABLE "content_search" ADD CONSTRAINT "content_search_document_id_content_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."content_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_shelves" ADD CONSTRAINT "content_shelves_document_id_content_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."content_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_search_words_gin" ON "content_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "content_search_place" ON "content_search" USING btree ("locale","collection");--> statement-breakpoint
CREATE INDEX "content_search_words_trigrams" ON "content_search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_shelves_order" ON "content_shelves" USING btree ("shelf","is_popular","published_at" DESC NULLS LAST,"document_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "help_votes_when" ON "help_votes" USING btree ("voted_at");
--> statement-breakpoint
-- Keeps content_search_words true, one change for each word and statement.
CREATE FUNCTION content_search_words_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_search_words AS known (locale, word, documents)
  SELECT locale, word, count(*) FROM new_rows, unnest(spellings) AS word
  GROUP BY locale, word ORDER BY locale, word
  ON CONFLICT (locale, word) DO UPDATE SET documents = known.documents + excluded.documents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_search_words_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_search_words AS known SET documents = known.documents - gone.documents
  FROM (
    SELECT locale, word, count(*) AS documents FROM old_rows, unnest(spellings) AS word
    GROUP BY locale, word
  ) AS gone
  WHERE known.locale = gone.locale AND known.word = gone.word;
  DELETE FROM content_search_words AS known USING old_rows
  WHERE known.locale = old_rows.locale AND known.word = ANY (old_rows.spellings) AND known.documents <= 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_search_words_add AFTER INSERT ON content_search
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_search_words_add();
--> statement-breakpoint
CREATE TRIGGER content_search_words_remove AFTER DELETE ON content_search
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_search_words_remove();
