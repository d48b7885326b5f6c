CREATE TABLE "premium_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"policy_id" bigint NOT NULL,
	"price_cents" integer NOT NULL,
	"instalment_cents" integer NOT NULL,
	"applies_from" date NOT NULL,
	"received_on" date NOT NULL,
	"cover" text NOT NULL,
	"noted_by" text,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "premium_changes_cover_known" CHECK ("premium_changes"."cover" in ('same', 'more', 'less'))
);
--> statement-breakpoint
ALTER TABLE "premium_changes" ADD CONSTRAINT "premium_changes_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_changes" ADD CONSTRAINT "premium_changes_noted_by_staff_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premium_changes_policy" ON "premium_changes" USING btree ("policy_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "premium_changes_holding" ON "premium_changes" USING btree ("policy_id","applies_from") WHERE "premium_changes"."revoked_at" is null;