<?xml version="1.0" encoding="UTF-8"?>
<!-- Merges the manifest of a flavour into the main one and fills in placeholders, as Gradle's merger does. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:param name="flavor"/>
  <xsl:param name="applicationId"/>
  <xsl:variable name="placeholder">${applicationId}</xsl:variable>
  <xsl:variable name="added" select="document($flavor)/manifest"/>

  <xsl:template match="/manifest">
    <manifest package="{$applicationId}">
      <xsl:apply-templates select="@*"/>
      <xsl:apply-templates select="*[not(self::application)]"/>
      <xsl:apply-templates select="$added/*[not(self::application)]"/>
      <xsl:apply-templates select="application"/>
    </manifest>
  </xsl:template>

  <xsl:template match="/manifest/application">
    <xsl:copy>
      <xsl:apply-templates select="@*"/>
      <xsl:apply-templates select="*"/>
      <xsl:apply-templates select="$added/application/*"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="@*[contains(., '${applicationId}')]">
    <xsl:attribute name="{name()}" namespace="{namespace-uri()}">
      <xsl:value-of select="substring-before(., $placeholder)"/>
      <xsl:value-of select="$applicationId"/>
      <xsl:value-of select="substring-after(., $placeholder)"/>
    </xsl:attribute>
  </xsl:template>

  <xsl:template match="@*|*">
    <xsl:copy>
      <xsl:apply-templates select="@*"/>
      <xsl:apply-templates select="*"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
