CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"choice" text NOT NULL,
	"categories" text[] NOT NULL,
	CONSTRAINT "consents_choice" CHECK ("consents"."choice" in ('accept', 'reject', 'save'))
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"referrer_host" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_site_locale_path_referrer_host_pk" PRIMARY KEY("day","site","locale","path","referrer_host")
);
--> statement-breakpoint
CREATE INDEX "consents_given_at" ON "consents" USING btree ("given_at");